import { forwarded } from '@x/playground/src/landing/forward';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../playground/src/style/tokens.css';
import './fonts.css';
import './code.css';
import './theme.css';
import './home.css';
import { HomeBoard } from './home-board.js';

/** Leads links of games that were made when the playground stood at the root to where it stands now. */
const forward = (): void => {
	const address = location.pathname === '/' ? forwarded(location.hash) : undefined;
	if (address !== undefined) location.replace(address);
};

/** The theme of VitePress with the tokens of the page. */
export default {
	extends: DefaultTheme,
	enhanceApp: ({ app }) => {
		app.component('HomeBoard', HomeBoard);
		if (!import.meta.env.SSR) forward();
	},
} satisfies Theme;
