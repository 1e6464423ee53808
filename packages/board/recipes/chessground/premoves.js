const ALL = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank));

/** Whether a piece could go so many files and ranks, ranks forward counting up, if nothing stood in its way. */
const REACH = {
	rook: (across, up) => across === 0 || up === 0,
	bishop: (across, up) => Math.abs(across) === Math.abs(up),
	queen: (across, up) => REACH.rook(across, up) || REACH.bishop(across, up),
	knight: (across, up) => across * across + up * up === 5,
	king: (across, up, rank, castles) =>
		Math.max(Math.abs(across), Math.abs(up)) === 1 || (castles && rank === 1 && up === 0 && Math.abs(across) === 2),
	pawn: (across, up, rank) => (up === 1 && Math.abs(across) < 2) || (up === 2 && across === 0 && rank === 2),
};

/** The cells to which a piece may go ahead. */
const reachOf = ({ role, color }, from, castles) => {
	const forward = color === 'white' ? 1 : -1;
	const rank = color === 'white' ? Number(from[1]) : 9 - Number(from[1]);
	const isReached = (to) => {
		const [across, up] = [to.charCodeAt(0) - from.charCodeAt(0), (to.charCodeAt(1) - from.charCodeAt(1)) * forward];
		return to !== from && REACH[role](across, up, rank, castles);
	};
	return ALL.filter(isReached);
};

/** The moves that a colour may make ahead, after those that it has made ahead: `customDests`, or those of each piece on an empty board. */
export const premovesOf = (pieces, color, { customDests, castle = true } = {}, made = []) => {
	const shown = new Map(pieces);
	for (const { from, to } of made) {
		shown.set(to, shown.get(from));
		shown.delete(from);
	}
	return [...shown].flatMap(([from, piece]) => {
		if (piece.color !== color) return [];
		return (customDests?.get(from) ?? (customDests ? [] : reachOf(piece, from, castle))).map((to) => ({ id: `${from}-${to}`, from, to }));
	});
};
