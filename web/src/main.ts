import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { openAsked } from './state/asked';
import { overrideFrom } from './state/preferences.svelte';

overrideFrom(location.search);
void openAsked();
mount(App, { target: document.getElementById('app')! });
