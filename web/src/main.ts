import { mount } from 'svelte';
import './tokens.css';
import './app.css';
import App from './App.svelte';
import { onDevice } from '$lib/root';
import { device } from './device/device.svelte';

if (onDevice) device.start();
mount(App, { target: document.getElementById('app')! });
