import { NotationError, textGiven } from '@x/diagnostics';
import type { Diagram, KifGame, PieceCode, Placed, Side } from './game.js';
import { codeOfLetter, HAND_ORDER, LETTERS } from './pieces.js';
import { diagramOf, namedStart } from './start.js';

const letterOf = ({ side, piece }: Placed): string => (side === 'black' ? LETTERS[piece] : LETTERS[piece].toLowerCase());

const pieceOf = (text: string): Placed | undefined => {
	const piece = codeOfLetter(text.toUpperCase());
	return piece && { side: text === text.toUpperCase() ? 'black' : 'white', piece };
};

/**
 * The start of a game as SFEN; undefined for a start that only the rules of its game know.
 *
 * @example
 * toSfen({ handicap: '角落ち' }) // → 'lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1'
 */
export const toSfen = (start: Pick<KifGame, 'handicap' | 'diagram'>): string | undefined => {
	const diagram = diagramOf(start);
	if (diagram === undefined) return undefined;
	const { ranks, hands, turn } = diagram;
	const board = ranks.map((rank) =>
		rank
			.map((one) => (one === null ? '.' : letterOf(one)))
			.join('')
			.replace(/\.+/g, ({ length }) => String(length)),
	);
	const held = (side: Side): string =>
		HAND_ORDER.map((piece) => {
			const count = hands[side][piece] ?? 0;
			return count === 0 ? '' : (count === 1 ? '' : count) + letterOf({ side, piece });
		}).join('');
	return `${board.join('/')} ${turn === 'black' ? 'b' : 'w'} ${held('black') + held('white') || '-'} 1`;
};

const fault = (from: number, to: number, message: string, hint: string): never => {
	throw new NotationError([{ code: 'kif/board', severity: 'error', message, hint, span: { from, to } }]);
};

/**
 * A start from SFEN. The name of a handicap is found.
 *
 * @throws {NotationError} if the text is not a position of shogi's pieces.
 *
 * @example
 * fromSfen('lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1') // → { handicap: '角落ち' }
 */
export const fromSfen = (text: string): Pick<KifGame, 'handicap' | 'diagram'> => {
	textGiven(text);
	const [whole, board = '', side = '', held = ''] = /^\s*(\S+)\s+([bw])\s+(\S+)/.exec(text) ?? [];
	if (whole === undefined)
		fault(
			0,
			text.length,
			'Expected a board, a side and hands, found another text.',
			'The even start is lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1.',
		);
	let at = text.indexOf(board);
	const ranks = board.split('/').map((rank) => {
		const squares = (rank.match(/\d+|\+?./g) ?? []).flatMap((word): (Placed | null)[] => {
			const from = at;
			at += word.length;
			if (/^\d/.test(word) && Number(word) <= 16) return Array<null>(Number(word)).fill(null);
			return [
				pieceOf(word) ??
					fault(
						from,
						at,
						`Expected a letter of a piece, found ${JSON.stringify(word)}.`,
						'Letters are P L N S G B R K, with + for promoted pieces.',
					),
			];
		});
		at++;
		return squares;
	});
	const hands: Record<Side, Partial<Record<PieceCode, number>>> = { black: {}, white: {} };
	at = text.length - text.trimStart().length + board.length + 1;
	const start = text.indexOf(held, at + side.length);
	for (const { 0: word, 1: count = '', 2: letter = '', index } of held === '-' ? [] : held.matchAll(/(\d*)(\D)/g)) {
		const piece =
			pieceOf(letter) ??
			fault(
				start + index,
				start + index + word.length,
				`Expected a piece in a hand, found ${JSON.stringify(word)}.`,
				'Hands are such as R2Pp.',
			);
		hands[piece.side][piece.piece] = Number(count || 1);
	}
	const diagram: Diagram = { ranks, hands, turn: side === 'b' ? 'black' : 'white' };
	return namedStart('平手', diagram);
};
