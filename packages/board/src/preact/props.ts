import { PROPERTIES } from '../element/properties.js';

/** The callbacks of a board by the events that call them. */
export const EVENTS = {
	'board-pick': 'onPick',
	'board-move': 'onMove',
	'board-premove': 'onPremove',
	'board-refuse': 'onRefuse',
	'board-cell': 'onCell',
	'board-drop': 'onDrop',
	'board-hand': 'onHand',
	'board-cancel': 'onCancel',
	'board-focus': 'onFocusCell',
	'board-draw': 'onDraw',
	'board-sound': 'onSound',
} as const;

const OWN: ReadonlySet<string> = new Set([...Object.keys(PROPERTIES), ...Object.values(EVENTS), 'boardRef', 'children']);

/** The properties to write to the element: those that are given, and undefined for those that were given before. */
export const valuesOf = (props: object, before: object): Readonly<Record<string, unknown>> => {
	const given = Object.keys(PROPERTIES).filter((name) => Object.hasOwn(props, name) || Object.hasOwn(before, name));
	return Object.fromEntries(given.map((name) => [name, (props as Readonly<Record<string, unknown>>)[name]]));
};

/** All other properties, which are attributes of the element. */
export const attributesOf = (props: object): Readonly<Record<string, unknown>> =>
	Object.fromEntries(Object.entries(props).filter(([name]) => !OWN.has(name)));
