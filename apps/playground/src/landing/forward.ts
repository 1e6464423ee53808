import { checkOf } from '../link/bits.js';
import { splitFragment } from '../state/panels.js';
import { BASE_PATH } from './base-path.js';

/**
 * The address under which the page opens a link that was made when the page was at the root of its server; undefined for any other fragment, such as that
 * of a heading. `hash` begins with `#`.
 */
export const forwarded = (hash: string): string | undefined => {
	const [link] = splitFragment(hash.slice(1));
	const isLink = /^[\w-]{9,}$/.test(link) && checkOf(link.slice(0, -2)) === link.slice(-2);
	return isLink ? `${BASE_PATH}${hash}` : undefined;
};
