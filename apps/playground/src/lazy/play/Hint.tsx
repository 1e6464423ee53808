import { useEffect } from 'preact/hooks';
import type { Context } from '../../context.js';
import { opponentOf } from './opponent.js';

/** Shows a good move when it is drawn first. */
export function Hint(context: Context): null {
	useEffect(() => opponentOf(context).hint(), []);
	return null;
}
