/** Other names of the pieces that xiangqi and janggi share, as chess has them. */
const SHARED: Readonly<Record<string, string>> = {
	king: 'general',
	bishop: 'elephant',
	rook: 'chariot',
	knight: 'horse',
	pawn: 'soldier',
};

/** Other names of the pieces of xiangqi. */
export const XIANGQI_NAMES: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({
	...SHARED,
	guard: 'advisor',
	mandarin: 'advisor',
	minister: 'elephant',
}))();

/** Other names of the pieces of janggi. */
export const JANGGI_NAMES: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({ ...SHARED, advisor: 'guard' }))();
