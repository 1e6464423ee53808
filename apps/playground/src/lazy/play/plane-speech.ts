import { capital } from '../../state/speech.js';
import * as strings from '../../strings/play.js';
import type { PlaneView } from '../../worker/protocol.js';

/** The cells of a move in ICN. */
const MOVE = /(-?\d+),(-?\d+)[>x](-?\d+),(-?\d+)/;

/** A move on an unbounded board in words: `White knight from 7,1 to 6,3.` */
export const planeSpeech = ({ looks, kinds, xs, ys }: PlaneView, move: string): string => {
	const [, x = '', y = '', toX = '', toY = ''] = MOVE.exec(move) ?? [];
	const at = xs.findIndex((other, index) => String(other) === x && String(ys[index]) === y);
	return strings.fromTo(capital(looks[kinds[at]!]?.title ?? ''), `${x},${y}`, `${toX},${toY}`);
};
