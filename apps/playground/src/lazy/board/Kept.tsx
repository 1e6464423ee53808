import { get, set } from 'idb-keyval';
import { useEffect } from 'preact/hooks';
import type { Context } from '../../context.js';
import { workOffline } from '../../offline/register.js';
import { titleOf } from '../../state/title.js';
import * as strings from '../../strings/links.js';

/** The game that was on the board last: its link, and a title. */
interface Last {
	readonly link: string;
	readonly title: string;
}

const KEY = 'last';

/** Milliseconds without a change before the game is kept. */
const PAUSE = 600;

/** Keeps the page and the game in this browser, and offers the game on a visit without a link. Where the page may not store anything, nothing is offered. */
export function Kept({ store }: Context): null {
	const used = store.log.value.past.length > 0;
	const reading = store.reading.value;
	useEffect(() => workOffline(store.notice), []);
	useEffect(() => {
		if (used || store.visit.peek() === 'first' || !isStart(store.link())) return;
		get<Last>(KEY).then(
			(last) => {
				if (last === undefined || store.log.peek().past.length > 0 || store.notice.peek() !== undefined) return;
				const run = (): void => store.open(last.link);
				store.notice.value = { text: strings.lastGame, undo: false, action: { label: strings.goOn(last.title), run } };
			},
			() => undefined,
		);
	}, []);
	useEffect(() => {
		if (!used || reading === undefined) return;
		const timer = setTimeout(() => {
			set(KEY, { link: store.link(), title: titleOf(reading).replace(/ · .*$/, '') } satisfies Last).catch(() => undefined);
		}, PAUSE);
		return () => clearTimeout(timer);
	}, [reading, used]);
	return null;
}

/** Whether the address names nothing but the first game of the page. */
const isStart = (link: string): boolean => location.hash === '' || location.hash === `#${link}`;
