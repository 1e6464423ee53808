import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../playground/src/style/tokens.css';
import './fonts.css';
import './code.css';
import './theme.css';
import './home.css';
import { HomeBoard } from './home-board.js';

/** The theme of VitePress with the tokens of the page. */
export default {
	extends: DefaultTheme,
	enhanceApp: ({ app }) => {
		app.component('HomeBoard', HomeBoard);
	},
} satisfies Theme;
