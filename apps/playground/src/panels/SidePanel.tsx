import type { JSX } from 'preact';
import { useStore } from '../context.js';
import { GamePanel } from './GamePanel.js';
import { Lazy } from './Lazy.js';
import { panelOf } from './Tabs.js';

/** The chosen panel: the game as text, its rules, its notations, an analysis, or what is built. */
export function SidePanel(): JSX.Element {
	const context = useStore();
	const open = panelOf(context.store.panel.value, context.store.unbounded.value);
	return (
		<div class={`panel-body panel-${open.toLowerCase()}`} role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
			{open === 'Game' ? <GamePanel /> : <Lazy name={open} {...context} />}
		</div>
	);
}
