import { foldSome, no, type Pass, yes } from '../rules/fold.js';

const readsCaptures = /* @__PURE__ */ foldSome<'number', boolean>(
	'number',
	{ plain: yes, captured: ({ zone, captured }) => zone === undefined && Object.keys(captured).length === 0 },
	no,
);

/** Whether a condition reads only the phase, the mover, and whether the move captured anything. */
export const readsMoveOnly: Pass<'condition', boolean> = /* @__PURE__ */ foldSome(
	'condition',
	{
		mover: yes,
		phase: yes,
		compare: ({ compare: [left, , right] }) => readsCaptures(left) && readsCaptures(right),
		all: ({ all }) => all.every((part) => readsMoveOnly(part)),
		some: ({ some }) => some.every((part) => readsMoveOnly(part)),
		not: ({ not }) => readsMoveOnly(not),
	},
	no,
);
