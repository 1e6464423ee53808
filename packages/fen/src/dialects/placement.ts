import type { Game, Setup } from '@x/core';
import type { Board } from '../board.js';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import { standard } from '../standard.js';
import { type Relay, relayTo } from './relay.js';
import { GAP, type Tokens, tokensOf } from './tokens.js';

type Placed = Setup['pieces'][number];

/** The six fields of FEN with all letters of a game, what they share, and how to report for them. */
export interface Placement {
	readonly parts: Board;
	readonly fields: ReturnType<typeof standard>[1];
	readonly tokens: Tokens;
	readonly relay: Relay;
}

/**
 *     rnb1kb1r/ppp1pppp/1n*5/3q4/8/2+P5/PPPP1PPP/R1BQ~KBNR w KQkq - 2 5
 *     ^
 *
 * Reads the letters of a game as one character each: FEN's board does the rest. Cells that do not exist are written with the game's sign
 * for them, and left empty without one.
 */
export function placementOf(game: Game, report: Report, others?: Readonly<Record<string, string>>): Placement {
	const tokens = tokensOf(game, others);
	const relay = relayTo(report, tokens.decode);
	const [parts, [plain, ...rest]] = standard(game, relay.report, tokens.alphabet);
	const [, collect, ...more] = parts;
	const sign = game.names?.gaps;
	const gapKind = tokens.pieceOf(sign ?? '')?.kind;
	const isGap = ({ at }: Placed): boolean => game.cellAt(at) === undefined;
	const gaps = (sign === undefined ? [] : (game.ruleset.space.holes ?? [])).map(
		(at): Placed => ({ at, piece: { side: 'neutral', kind: gapKind ?? GAP } }),
	);
	const write = (pieces: readonly Placed[]): string => tokens.decode(plain[3]({ pieces: [...pieces, ...gaps] }, {}));

	const board: Field = [
		'board',
		'',
		(text, draft, readable) => {
			const { plain: coded, places, letters } = tokens.encode(text);
			const canonical = relay.during(places, () => plain[2](coded, draft, readable));
			const all = collect();
			if (letters.length !== all.length) return tokens.decode(canonical);
			all.forEach((entry, nth) => {
				const { side, kind } = entry.piece;
				const blank = side === 'neutral' && kind === gapKind;
				if (isGap(entry) ? !blank : blank && kind === GAP)
					report(
						'gap',
						blank ? 'There is a cell here.' : 'There is no cell here.',
						letters[nth]!,
						letters[nth]! + tokens.tokenOf(side, kind)!.length,
					);
			});
			return all.filter(isGap).length === gaps.length ? tokens.decode(canonical) : write(all.filter((entry) => !isGap(entry)));
		},
		({ pieces }) => {
			for (const entry of pieces) if (isGap(entry)) refuse(`a cell ${entry.at}`);
			return write(pieces);
		},
	];
	return { parts: [board, () => collect().filter((entry) => !isGap(entry)), ...more], fields: [board, ...rest], tokens, relay };
}
