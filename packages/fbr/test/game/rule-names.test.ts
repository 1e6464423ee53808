import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toGame } from '../../src/game/index.js';
import { rulesOfId } from '../../src/game/rule-names.js';
import { attributeRow, expand, isRuleName, parse } from '../../src/index.js';
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
const DEFAULTS = ['draw', 'royal', 'stalemate'];

describe('the ids of laws, hooks, choices and outcomes', () => {
	it('name a rule that the definition has', () => {
		const unknown = new Set<string>();
		for (const { size, text, start } of TEXTS) {
			const value = parse(text);
			const [files, ranks, boards] = size.split('x').map(Number) as [number, number, number?];
			const board = { files, ranks, ...(boards !== undefined && { boards }) };
			const expanded = [...value.rules, ...expand({ ...value, board }).value.rules].map(({ name }) => name as string);
			let rules: ReturnType<typeof toGame>['rules'];
			try {
				({ rules } = toGame(value, { board, ...(start !== undefined && { start }) }));
			} catch {
				continue;
			}
			const ids = [rules.forbid, rules.after, rules.prefer, rules.outcomes].flatMap((list) => list.map(({ id }) => id));
			const enters = Object.values(rules.turn.phases).flatMap((phase) =>
				(phase.enter ?? []).map((one) => (one as { id?: string }).id ?? ''),
			);
			for (const id of [...ids, ...enters.filter((one) => one !== '')])
				if (!rulesOfId(id).some(({ rule }) => expanded.includes(rule) || DEFAULTS.includes(rule))) unknown.add(`${id} in ${text}`);
		}
		expect([...unknown]).toEqual([]);
	});

	it('name rules and attributes of the table', () => {
		const ids = [
			'check',
			'check white 1',
			'hand R',
			'freezer 1',
			'pieces-total',
			'drop-nomate',
			'captureonly',
			'stalemate',
			'nonrepeating 2',
		];
		for (const { rule, attribute } of ids.flatMap(rulesOfId)) {
			expect(isRuleName(rule)).toBe(true);
			if (attribute !== undefined) expect(attributeRow(rule, attribute)).toBeDefined();
		}
		expect(rulesOfId('pieces-total')).toEqual([{ rule: 'pieces', attribute: 'total' }]);
		expect(rulesOfId('something')).toEqual([]);
	});
});
