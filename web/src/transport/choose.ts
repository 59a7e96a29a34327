// The real server, or with ?mock one that lives in the page: loaded only when asked for.
import { server as real, type Server } from './server';

export const mocked = new URLSearchParams(location.search).has('mock');
let chosen: Promise<Server> | null = null;

export function server(): Promise<Server> {
  chosen ??= mocked ? import('../samples/server').then((module) => module.mock) : Promise.resolve(real);
  return chosen;
}
