import type { Game, Setup } from '@x/core';
import type { Field } from '../field.js';
import type { Report } from '../report.js';
import { refuse } from '../results.js';
import { type StandardFields, standard } from '../standard.js';
import { type Relay, relayTo } from './relay.js';
import { GAP, type Tokens, tokensOf } from './tokens.js';

type Placed = Setup['pieces'][number];

/** The six fields of FEN for a game with tokens of several characters. */
export interface Placement extends StandardFields {
	readonly tokens: Tokens;
	readonly relay: Relay;
}

/**
 *     rnb1kb1r/ppp1pppp/1n*5/3q4/8/2+P5/PPPP1PPP/R1BQ~KBNR w KQkq - 2 5
 *     ^
 *
 * Encodes each token of a game as one character; the board field of FEN then reads the text. Cells that do not exist are written with the
 * game's sign for gaps, or as empty cells if the game does not define one.
 */
export function placementOf(game: Game, report: Report, others?: Readonly<Record<string, string>>): Placement {
	const tokens = tokensOf(game, others);
	const relay = relayTo(report, tokens.decode);
	const fields = standard(game, relay.report, tokens.alphabet);
	const { board } = fields;
	const { collect, field: coded } = board;
	const sign = game.names?.gaps;
	const gapKind = tokens.pieceOf(sign ?? '')?.kind;
	const isGap = ({ at }: Placed): boolean => game.cellAt(at) === undefined;
	const gaps = (sign === undefined ? [] : (game.ruleset.space.holes ?? [])).map(
		(at): Placed => ({ at, piece: { side: 'neutral', kind: gapKind ?? GAP } }),
	);
	const write = (pieces: readonly Placed[]): string => tokens.decode(coded.write({ pieces: [...pieces, ...gaps] }, {}));

	const field: Field = {
		code: 'board',
		fallback: '',
		read: (text, draft, readable) => {
			const { plain, places, letters } = tokens.encode(text);
			const canonical = relay.during(places, () => coded.read(plain, draft, readable));
			const all = collect();
			if (letters.length !== all.length) return tokens.decode(canonical);
			all.forEach((entry, nth) => {
				const { side, kind } = entry.piece;
				const blank = side === 'neutral' && kind === gapKind;
				if (isGap(entry) ? !blank : blank && kind === GAP)
					report(
						'gap',
						blank ? 'Expected a cell, found a gap: the board has a cell here.' : 'Expected a gap: the board does not have a cell here.',
						letters[nth]!,
						letters[nth]! + tokens.tokenOf(side, kind)!.length,
					);
			});
			return all.filter(isGap).length === gaps.length ? tokens.decode(canonical) : write(all.filter((entry) => !isGap(entry)));
		},
		write: ({ pieces }) => {
			for (const entry of pieces) if (isGap(entry)) refuse(`a piece on the cell ${entry.at}`);
			return write(pieces);
		},
	};
	return { ...fields, board: { ...board, field, collect: () => collect().filter((entry) => !isGap(entry)) }, tokens, relay };
}
