import type { GameDefinition, PieceData, Setup } from '@x/core';
import { inCheck, key, position } from '@x/core';
import { cellOf, gameOf, type Row, SIDE } from './rows.js';

/** The pieces of a board text. `~` marks pieces without a side of their own. */
export function piecesOf(
	text: string,
): { readonly at: readonly number[]; readonly kind: string; readonly side: string; readonly tilde: boolean }[] {
	const boards = text.split('|');
	return boards.flatMap((one, z) =>
		one.split('/').flatMap((row, index, rows) => {
			const found: ReturnType<typeof piecesOf> = [];
			let x = 0;
			for (const part of row.match(/\d+|~?[-+#*$%&]*(?::\w+:|[A-Za-z])/g) ?? []) {
				if (/^\d+$/.test(part)) {
					x += Number(part);
					continue;
				}
				const text = part.replace('~', '');
				const letter = /[A-Za-z]/.exec(text)![0];
				found.push({
					at: [x++, rows.length - 1 - index, ...(boards.length > 1 ? [z] : [])],
					kind: text.toUpperCase(),
					side: letter === letter.toUpperCase() ? 'white' : 'black',
					tilde: part.startsWith('~'),
				});
			}
			return found;
		}),
	);
}

const FLAGS: Readonly<Record<string, string>> = { declined: 'declined', wet: 'wet', passed: 'passed' };

/** The setup of a row: its position in the words of our rulesets. */
/** Neutral pieces that give check belong to the opponent. */
function neutralSides(row: Row, setup: Setup): Setup {
	if (!row.position.board.includes('~') || !row.definition.rules.includes('neutral')) return setup;
	const { game } = gameOf(row.definition, row.position.board);
	const free = new Set(piecesOf(row.position.board).flatMap(({ at, tilde }) => (tilde ? [at.join()] : [])));
	const turned: Setup = {
		...setup,
		pieces: setup.pieces.map((one) =>
			free.has(one.at.join()) ? { ...one, piece: { ...one.piece, side: one.piece.side === 'white' ? 'black' : 'white' } } : one,
		),
	};
	return inCheck(position(game, turned)) ? turned : setup;
}

export function setupFor(row: Row, { rules }: GameDefinition): Setup {
	const { position: at } = row;
	const side = SIDE[at.turn ?? 'w'];
	const carried = (kind: string): string[] =>
		['initial', 'pristine', 'gate'].filter((flag) => rules.flags[flag] !== undefined && (rules.flags[flag].kinds?.includes(kind) ?? true));
	const named = <T>(table: Readonly<Record<string, T>> | undefined, cell: readonly number[]): T | undefined =>
		Object.entries(table ?? {}).find(([name]) => cellOf(name).join() === cell.join())?.[1];
	const pieces = piecesOf(at.board).map(({ at: cell, kind, side: owner, tilde }): { at: readonly number[]; piece: PieceData } => {
		// A piece without a side of its own belongs to the side to move, unless a rule says otherwise.
		const of = tilde ? side : owner;
		const moved = at.moved?.some((name) => cellOf(name).join() === cell.join());
		const was = named(at.promoted, cell);
		const shadow = `${kind}~${was}`;
		const flags = [
			...(moved ? [] : carried(kind)),
			...(named(at.flags, cell) ?? []).map((flag) => FLAGS[flag]!).filter((flag) => flag in rules.flags),
		];
		return { at: cell, piece: { side: of, kind: shadow in rules.kinds ? shadow : kind, ...(flags.length > 0 && { flags }) } };
	});
	const setup: Setup = {
		pieces,
		phase: phaseOf(row, side, rules),
		...storesOf(row, rules),
		...varsOf(row, rules),
		...(at.ep?.length && {
			points: {
				ep: at.ep.flatMap(({ cells }) => cells.map(cellOf)),
				...('passer' in rules.points && { passer: at.ep.map(({ victim }) => cellOf(victim)) }),
			},
		}),
		...(at.lion && { points: { traded: [[0, 0]] } }),
	};
	if (at.midturn && 'moved' in rules.points)
		return { ...setup, points: { ...setup.points, moved: at.midturn.moved.map(([, , to]) => cellOf(to)) } };
	if (!at.history?.length) return neutralSides(row, setup);
	const { game } = gameOf(row.definition, at.board, at.setup);
	const seen = at.history.flatMap((one) => {
		const earlier = setupFor({ ...row, position: { board: one.board, turn: one.turn } }, { rules } as GameDefinition);
		// Where only the board matters, an earlier one counts in every phase.
		const phases = row.definition.rules.includes('never') ? Object.keys(rules.turn.phases) : [earlier.phase!];
		return phases.map((phase) => key(position(game, { ...earlier, phase })));
	});
	return { ...setup, seen };
}

function phaseOf(row: Row, side: string, rules: GameDefinition['rules']): string {
	const { position: at } = row;
	const done = at.midturn?.done ?? [];
	const name =
		done.length === 0
			? side
			: `${side}.${[...done]
					.sort()
					.map((part) => part + 1)
					.join('')}`;
	if (done.length === 0 && (at.ply ?? 0) === 0 && rules.turn.phases[`${side}.opening`]) return `${side}.opening`;
	if (done.length > 0 && !(name in rules.turn.phases) && `${side}.more` in rules.turn.phases) return `${side}.more`;
	// Before an obligation the game starts with its drop.
	if (Object.keys(rules.turn.phases).some((one) => one.startsWith('drop ')))
		return gameOf(row.definition, at.board, `${at.board} ${at.turn ?? 'w'}`).definition.rules.start.phase!;
	return name in rules.turn.phases ? name : side;
}

function storesOf({ position: at }: Row, rules: GameDefinition['rules']): Pick<Setup, 'stores'> {
	const stores: Record<string, Record<string, Record<string, number>>> = {};
	const put = (store: string, owner: string, kind: string, count: number): void => {
		stores[store] ??= {};
		const of = rules.stores[store]?.shared ? 'shared' : owner;
		stores[store][of] ??= {};
		stores[store][of][kind] = (stores[store][of][kind] ?? 0) + count;
	};
	for (const [letter, kinds] of Object.entries(at.hands ?? {}))
		for (const [kind, count] of Object.entries(kinds)) {
			const owner = letter === 'w' ? 'white' : 'black';
			const upper = kind.replace(/[a-z]/, (one) => one.toUpperCase());
			const other = 'captives' in rules.stores && (upper !== kind) === (owner === 'white');
			put(other ? 'captives' : 'hand', owner, upper, count);
		}
	for (const [letter, kinds] of Object.entries(at.stack ?? {}))
		for (const [kind, count] of Object.entries(kinds))
			if ('stack' in rules.stores) put('stack', letter === 'w' ? 'white' : 'black', kind, count);
	return Object.keys(stores).length === 0 ? {} : { stores };
}

function varsOf({ position: at }: Row, rules: GameDefinition['rules']): Pick<Setup, 'vars'> {
	const vars: Record<string, number | Record<string, number>> = {};
	const perSide = (name: string, table: Readonly<Record<string, number>>, value: (given: number) => number = (given) => given): void => {
		if (!(name in rules.vars)) return;
		vars[name] = { white: value(table.w ?? 0), black: value(table.b ?? 0) };
	};
	if (at.checks) perSide('checks', at.checks, (given) => rules.vars.checks!.start - given);
	if (at.ply !== undefined && 'ply' in rules.vars) vars.ply = at.ply;
	for (const name of Object.keys(rules.vars))
		if (name.startsWith('ever ')) {
			const of = (letter: 'w' | 'b'): number => {
				const given = at.ever?.[letter] ?? {};
				const here = piecesOf(at.board).filter(
					(piece) => piece.side === SIDE[letter] && name.slice(5).includes(piece.kind) && !(piece.kind in given),
				);
				return here.length + Object.entries(given).reduce((sum, [kind, count]) => sum + (name.slice(5).includes(kind) ? count : 0), 0);
			};
			vars[name] = { white: of('w'), black: of('b') };
		}
	if (at.series !== undefined) perSide('length', { w: at.series, b: at.series });
	if (at.midturn && 'made' in rules.vars) vars.made = at.midturn.moved.length;
	if (at.checkhist) perSide('checks in a row', checksInRow(at.checkhist));
	if (at.lostpart) perSide('privilege', Object.fromEntries(at.lostpart.map((side) => [side, 1])), (given) => 1 - given);
	if (at.quiet !== undefined && 'quiet' in rules.vars) vars.quiet = at.quiet;
	if (at.consecutive) for (const name of Object.keys(rules.vars)) if (name.startsWith('consecutive')) perSide(name, at.consecutive);
	if (at.lost)
		for (const name of Object.keys(rules.vars))
			if (name.startsWith('lost ')) {
				const of = (side: 'w' | 'b'): number =>
					Object.entries(at.lost![side] ?? {}).reduce((sum, [kind, count]) => sum + (name.slice(5).includes(kind) ? count : 0), 0);
				vars[name] = { white: of('w'), black: of('b') };
			}
	for (const [what, side] of at.pending ?? []) if (what === 'bare') perSide('bared', { [side]: 1 });
	return Object.keys(vars).length === 0 ? {} : { vars };
}

/** How many of the last turns of each side gave check. */
function checksInRow(turns: readonly (readonly [string, boolean])[]): Readonly<Record<string, number>> {
	const found: Record<string, number> = {};
	for (const [side, gave] of turns) found[side] = gave ? (found[side] ?? 0) + 1 : 0;
	return found;
}
