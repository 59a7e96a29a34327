import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { overrideFrom } from './state/preferences.svelte';

overrideFrom(location.search);
mount(App, { target: document.getElementById('app')! });
