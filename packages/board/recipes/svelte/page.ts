import { mount } from 'svelte';
import Page from './Page.svelte';

const target = document.querySelector('main');
if (target !== null) mount(Page, { target });
