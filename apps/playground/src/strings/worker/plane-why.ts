const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const article = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
const list = (parts: readonly string[]): string =>
	parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The reasons for refused moves on a board without edges. Squares are named by their coordinates. */
export const planeWhy = {
	noPiece: (from: string): string => `There is no piece on ${from}.`,
	turn: (side: string, title: string, from: string, owner: string | undefined): string =>
		`It is ${capital(side)}’s turn. The ${title} on ${from} belongs to ${owner === undefined ? 'neither player' : capital(owner)}.`,
	over: (reason: string): string => `The game is over: ${reason}.`,
	on: (title: string, square: string): string => `the ${title} on ${square}`,
	/** A piece as the player who moves sees it. */
	seen: (title: string, side: string | undefined, own: boolean): string =>
		own ? `Your own ${title}` : side === undefined ? `The ${title}` : `The ${side} ${title}`,
	exposed: (attackers: readonly string[]): string => `That would leave your king open to ${list(attackers)}.`,
	own: (piece: string, square: string): string => `${piece} is on ${square}.`,
	blocked: (piece: string, at: string, to: string): string => `${piece} on ${at} blocks the way to ${to}.`,
	notCaptured: (piece: string, square: string): string => `${piece} is on ${square}, and this move cannot capture it.`,
	nothing: (square: string): string => `There is nothing to capture on ${square}.`,
	cannot: (title: string, from: string, to: string): string => `${capital(article(title))} cannot go from ${from} to ${to}.`,
} as const;
