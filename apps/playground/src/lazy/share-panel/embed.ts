import type { Reading } from '../../worker/protocol.js';

/** Where browsers find the files of the published package. */
const PACKAGE = 'https://cdn.jsdelivr.net/npm/@x/board/dist';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** A frame that shows this page at a link. */
export const frameCode = (link: string, title: string): string =>
	`<iframe src="${escaped(link)}" title="${escaped(title)}" width="100%" height="720" loading="lazy" style="border: 0"></iframe>`;

/** Data in a script: no text in it can end the script. */
const scriptData = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** The position as an element, without this page. The link is shown until the script is loaded, and opens the position here again. */
export const boardCode = ({ board, boardSides, family, preset, position }: Reading, flipped: boolean, link: string): string => {
	const { pieces, hands, lastMove, checks } = position;
	const view = {
		geometry: board,
		sides: boardSides,
		pieces,
		hands,
		lastMove,
		checks,
		orientation: flipped ? 'second' : 'first',
		mode: 'view',
		label: preset.title,
	};
	return [
		`<x-board style="display: block; max-width: 480px"><a href="${escaped(link)}">${escaped(preset.title)}</a></x-board>`,
		'<script type="module">',
		`	import '${PACKAGE}/define.js';`,
		`	import { setsOf } from '${PACKAGE}/sets/index.js';`,
		`	const view = ${scriptData(view)};`,
		`	Object.assign(document.querySelector('x-board'), view, { sets: setsOf(${scriptData(family)}) });`,
		'</script>',
	].join('\n');
};
