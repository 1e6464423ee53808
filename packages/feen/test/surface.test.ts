import { expect, test } from 'vitest';
import * as epin from '../src/epin.js';
import * as feen from '../src/index.js';
import * as pin from '../src/pin.js';
import * as schema from '../src/schema.js';
import * as sin from '../src/sin.js';

const names = (surface: object): string => Object.keys(surface).sort().join(' ');

test('exports exactly the functions that its pages list', () => {
	expect(names(feen)).toBe(
		[
			'coordinates counts dimensions equals flip hash importLegacy isCanonical isCoherent isValid mapPieces material parse parsePlacement passTurn',
			'pieceAt pieces placementOf planes safeParse shape squareName squares stringify styles turn withHand withPiece',
		].join(' '),
	);
	expect(names(pin)).toBe(
		'diminish enhance flip isValid markTerminal normalize parse safeParse stringify unmarkTerminal withName withSide withState',
	);
	expect(names(epin)).toBe(
		'derive diminish enhance flip isValid markTerminal native normalize parse safeParse stringify unmarkTerminal withName withSide withState',
	);
	expect(names(sin)).toBe('flip isValid parse safeParse stringify withSide withStyle');
	expect(names(schema)).toBe('feenSchema feenTextSchema parseJson');
});
