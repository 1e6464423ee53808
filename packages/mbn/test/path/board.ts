import type { Path, Ruleset } from '@x/core';
import { board, ruleset, turns } from '@x/core/build';
import { parse } from '../../src/index.js';
import { castlingPath, type PathOptions, toPath } from '../../src/path/index.js';
import type { Definition, Sequence } from '../../src/tree.js';

export interface Game {
	readonly files: number;
	readonly ranks: number;
	readonly boards?: number;
	/** Items of MBN. */
	readonly pieces: string;
	/** Royal letters. */
	readonly royals?: readonly string[];
	readonly captures?: 'completed' | 'immediate';
}

const letterOf = ({ prefixes, letters }: Definition['piece']): string => prefixes + (letters.length > 1 ? `:${letters}:` : letters);

/** A ruleset in which each piece of a list of items moves as it says, and nothing else happens. */
export function rulesetOf({ files, ranks, boards = 1, pieces, royals = [], captures }: Game): Ruleset {
	const { items } = parse(pieces);
	const macros: Record<string, Sequence> = {};
	for (const item of items) if (item.type === 'macro' && item.moves) macros[item.name.letters] = item.moves;
	const definitions = items.filter((item) => item.type === 'definition');
	const letters = [...new Set(definitions.map(({ piece }) => letterOf(piece)))];
	const kinds = Object.fromEntries(letters.map((letter) => [letter, letter]));
	const size = boards > 1 ? [files, ranks, boards] : [files, ranks];
	const options: PathOptions = { size, kinds, macros, royals, ...(captures && { captures }) };
	const paths: Record<string, Path> = {};
	const all = { zones: {}, maps: {}, wraps: {}, points: {}, vars: {}, flags: {}, forbid: [] as Ruleset['forbid'][number][] };
	definitions.forEach((definition, at) => {
		const letter = letterOf(definition.piece);
		const { path, needs } = toPath(definition, { ...options, prefix: `p${at}`, self: [letter] });
		paths[letter] = path;
		Object.assign(paths, needs.paths);
		for (const key of ['zones', 'maps', 'wraps', 'points', 'vars'] as const) Object.assign(all[key], needs[key]);
		for (const law of needs.forbid) if (!all.forbid.some(({ id }) => id === law.id)) all.forbid.push(law);
	});
	for (const item of items)
		if (item.type === 'castling') {
			const { path, needs } = castlingPath(item, { ...options, prefix: item.name });
			for (const letter of royals) paths[letter] = { any: [paths[letter]!, path] };
			Object.assign(all.zones, needs.zones);
		}
	const plain = board(files, ranks);
	const matrix =
		boards > 1
			? {
					matrix: [
						[1, 0, 0],
						[0, -1, 0],
						[0, 0, 1],
					],
				}
			: {
					matrix: [
						[1, 0],
						[0, -1],
					],
				};
	const identity =
		boards > 1
			? {
					matrix: [
						[1, 0, 0],
						[0, 1, 0],
						[0, 0, 1],
					],
				}
			: {
					matrix: [
						[1, 0],
						[0, 1],
					],
				};
	return ruleset({
		space: {
			axes: boards > 1 ? [...plain.axes, { extent: [0, boards - 1] }] : plain.axes,
			...(Object.keys(all.maps).length > 0 && { maps: all.maps }),
			...(Object.keys(all.wraps).length > 0 && { wraps: all.wraps }),
		},
		sides: { white: { team: 'white', frame: identity, threat: 'white' }, black: { team: 'black', frame: matrix, threat: 'black' } },
		kinds: Object.fromEntries(letters.map((letter) => [letter, { moves: letter }])),
		flags: { initial: {}, pristine: {} },
		points: { passed: 'reply', passer: 'reply', ...all.points },
		vars: all.vars,
		zones: all.zones,
		paths,
		royal: royals.length === 0 ? { some: [] } : { is: 'at', a: { kind: royals } },
		forbid: [...(royals.length > 0 ? [{ id: 'check', if: { royalAttacked: 'own' as const } }] : []), ...all.forbid],
		turn: turns('white', 'black'),
	});
}
