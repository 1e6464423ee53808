import { readFileSync } from 'node:fs';
import { compile } from '@x/core/compile';
import { SourceMap } from '@x/core/rules';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { attributeRow, isRuleName, parse, type RuleName } from '../../src/index.js';
import type { Witness } from './witness.js';

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`../../vectors/${name}`, import.meta.url), 'utf8')) as T;

interface Text {
	readonly size: string;
	readonly text: string;
	readonly start?: string;
}

/** The definitions of all vectors. */
const TEXTS: readonly Text[] = [
	...read<readonly Witness[]>('witnesses.json').map(({ size, definition, pieces, setup, board, start }) => ({
		size,
		text: `${definition} ${pieces}`,
		...((setup ?? start) && { start: setup ?? `${board} w` }),
	})),
	...read<readonly { files: number; ranks: number; rules: string; pieces: string }[]>('influence.json').map((row) => ({
		size: `${row.files}x${row.ranks}`,
		text: `${row.rules} ${row.pieces}`,
	})),
	...read<readonly { definition: { files: number; ranks: number; rules: string; pieces: string } }[]>('turns.json').map(
		({ definition: row }) => ({
			size: `${row.files}x${row.ranks}`,
			text: `${row.rules} ${row.pieces}`,
		}),
	),
];

/** Rules that hold without being written. */
const DEFAULTS = ['draw', 'stalemate'];

/** Hooks that keep a count for several rules. */
const SHARED = ['ply'];

describe('the sources of a game', () => {
	it('name the rule of the text of every law, hook, choice and outcome', () => {
		const without: string[] = [];
		for (const { size, text, start } of TEXTS) {
			const value = parse(text);
			const [files, ranks, boards] = size.split('x').map(Number) as [number, number, number?];
			const board = { files, ranks, ...(boards !== undefined && { boards }) };
			let made: ReturnType<typeof toGame>;
			try {
				made = toGame(value, { board, ...(start !== undefined && { start }) });
			} catch {
				continue;
			}
			const sources = new SourceMap(made.rules, made.sources);
			const { rules } = made;
			const phases = Object.entries(rules.turn.phases).flatMap(([name, { enter = [] }]) =>
				enter.map(({ id }, at) => ({ id, place: `/turn/phases/${name}/enter/${at}` })),
			);
			const parts = (['forbid', 'after', 'prefer', 'outcomes'] as const).flatMap((list) =>
				rules[list].map(({ id }, at) => ({ id, place: `/${list}/${at}` })),
			);
			for (const { id, place } of [...parts, ...phases]) {
				const found = sources.at(place);
				if (found.length === 0 && !SHARED.includes(id)) without.push(`${id} in ${text}`);
				for (const { name, span } of found) {
					const [rule = '', attribute] = name.split('=');
					expect(isRuleName(rule), name).toBe(true);
					if (attribute !== undefined) expect(attributeRow(rule as RuleName, attribute as never), name).toBeDefined();
					if (span === undefined) expect(DEFAULTS).toContain(rule);
					else expect(text.slice(span.from, span.to)).toContain(attribute ?? rule);
				}
			}
			for (const kind of Object.keys(rules.kinds)) expect(sources.at(`/paths/${kind}`), kind).not.toEqual([]);
		}
		expect(without).toEqual([]);
	});

	it('go with the game', () => {
		const game = compile(toGame(parse('royal zone[3]=captureonly K R'), { start: '3k/4/4/1R1K w' }));
		const sources = new SourceMap(game.ruleset, game.sources);
		expect(sources.ofId('captureonly')).toEqual([{ name: 'zone=captureonly', span: { from: 14, to: 25 } }]);
		expect(sources.ofId('check')).toEqual([{ name: 'royal', span: { from: 0, to: 5 } }]);
		expect(sources.ofId('stalemate')).toEqual([{ name: 'stalemate' }]);
		expect(sources.at('/paths/R')).toEqual([{ name: 'R', span: { from: 28, to: 29 } }]);
	});

	it('are those of the macro where a macro made a rule', () => {
		const made = toGame(parse('royal benedict K R'), { start: '3k/4/4/1R1K w' });
		expect(new SourceMap(made.rules, made.sources).ofId('pieces-maxcaptures')).toEqual([{ name: 'benedict', span: { from: 6, to: 14 } }]);
	});
});
