import type { PieceSet } from '../model/set.js';
import { beasts } from './chess/beasts.js';
import { compounds } from './chess/compounds.js';
import { orthodox } from './chess/orthodox.js';
import { people } from './chess/people.js';
import { things } from './chess/things.js';

/** Pieces of chess and of its variants. */
export const chess: PieceSet = /* @__PURE__ */ (() => ({
	id: 'chess',
	title: 'Chess',
	color: 'body',
	art: { ...orthodox(), ...compounds(), ...beasts(), ...people(), ...things() },
	also: {
		cardinal: 'archbishop',
		janus: 'archbishop',
		minister: 'archbishop',
		'prime-minister': 'archbishop',
		marshal: 'chancellor',
		marshall: 'chancellor',
		empress: 'chancellor',
		maharaja: 'amazon',
		knightrider: 'nightrider',
		mann: 'commoner',
		obstacle: 'wall',
	},
}))();
