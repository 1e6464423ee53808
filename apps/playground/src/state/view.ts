import { type Signal, signal } from '@preact/signals';
import type { Span } from '@x/diagnostics';
import { keptLook, type Look } from './look.js';
import type { Panel } from './panels.js';

/** The parts of the panel `Build`: the rules of a game, or the moves of one piece. */
export type Building = 'Workshop' | 'Piece';

/** The dialogs over the page. */
export type SheetName = 'GameList' | 'NewGame' | 'Share' | 'Menu' | 'Examples' | 'Keys';

/** The open parts of the page: they are in no link, and undo does not touch them. */
export interface View {
	/** The panel that was chosen last, what is built there, and whether FEEN is shown. */
	readonly panel: Signal<Panel>;
	readonly building: Signal<Building>;
	/** The open dialog, and how many were opened before it: opened again, it begins anew. */
	readonly sheet: Signal<{ readonly name: SheetName; readonly at: number } | undefined>;
	/** The work or the judgement of the computer as a player, as a sentence; empty without one. */
	readonly computer: Signal<string>;
	/** The text in the field that takes everything, as it was pasted: with its lines. */
	readonly offered: Signal<string>;
	/** The visitor has not used the page before, and came without a link, or with one to a game that a player made. It ends at the first action. */
	readonly visit: Signal<'first' | 'shared' | undefined>;
	readonly look: Signal<Look>;
	/** The rule that the workshop is to show: its range in the text of the rules, or its places in the ruleset of a game without a text. */
	readonly shownRule: Signal<Span | { readonly ruleset: string; readonly places: readonly string[] } | undefined>;
	readonly feenShown: Signal<boolean>;
	/** Opens a dialog. */
	show(name: SheetName): void;
	/** Shows a part of the panel `Build`. */
	build(part: Building): void;
}

export const createView = (): View => {
	const panel = signal<Panel>('Game');
	const building = signal<Building>('Workshop');
	const sheet = signal<{ readonly name: SheetName; readonly at: number }>();
	let sheets = 0;
	return {
		panel,
		building,
		sheet,
		computer: signal(''),
		offered: signal(''),
		visit: signal(undefined),
		look: signal(keptLook()),
		shownRule: signal(undefined),
		feenShown: signal(false),
		show: (name) => {
			sheet.value = { name, at: sheets++ };
		},
		build: (part) => {
			building.value = part;
			panel.value = 'Build';
		},
	};
};
