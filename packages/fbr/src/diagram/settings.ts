/** The form of a value. */
export type Form = 'number' | 'text' | 'symmetry' | 'pieces' | 'stalemate';

/** A setting of Interactive Diagrams. */
export interface SettingRow {
	readonly form: Form;
	/** The least and the greatest number. */
	readonly range?: readonly [number, number];
	/** The rule that FBR does not get, if the setting is there. */
	readonly lost?: string;
	/** The setting may occur again. */
	readonly repeats?: true;
}

/** Settings of looks and of programs, which no rule depends on. */
const LOOKS = `shady graphicsDir graphicsType squareSize whitePrefix blackPrefix lightShade darkShade startShade rimColor coordColor borders
	useMarkers enableAI satellite rotate coordsFont newClick spacing timeout depth lineWidth rim`;

const RULES: Readonly<Record<string, SettingRow>> = {
	// FBR has letters for 26 files.
	files: { form: 'number', range: [1, 26] },
	ranks: { form: 'number', range: [1, 99] },
	firstRank: { form: 'number', range: [0, 1] },
	symmetry: { form: 'symmetry' },
	promoZone: { form: 'number', range: [0, 99] },
	maxPromote: { form: 'number', range: [0, 999] },
	promoOffset: { form: 'number', range: [0, 999] },
	promoChoice: { form: 'pieces' },
	royal: { form: 'text', repeats: true },
	holdingsType: { form: 'number', range: [-9, 9], lost: 'what happens to captured pieces' },
	shuffle: { form: 'text', lost: 'that the start is shuffled' },
	castleFlip: { form: 'text', lost: 'that castling is turned round' },
	autoGate: { form: 'text', lost: 'that pieces in hand enter behind others' },
	zonal: { form: 'text', lost: 'which squares pieces may not enter' },
	captureMatrix: { form: 'text', lost: 'which pieces can capture which' },
	morph: { form: 'text', lost: 'that pieces change on some squares', repeats: true },
	trackPieces: { form: 'text', lost: 'that pieces are tracked' },
	stalemate: { form: 'stalemate' },
	baring: { form: 'text', lost: 'the result of a bare king' },
	pass: { form: 'text', lost: 'that a turn can be passed' },
	protected: { form: 'text', lost: 'which pieces are protected', repeats: true },
	iron: { form: 'text', lost: 'which pieces cannot be captured', repeats: true },
	counterStrike: { form: 'text', lost: 'which captures may not be answered', repeats: true },
	antiTrade: { form: 'text', lost: 'which pieces may not be traded', repeats: true },
	tradeThreshold: { form: 'text', lost: 'which pieces may not be traded' },
	extinction: { form: 'text', lost: 'how many royal pieces a side may lose' },
};

const LOOK: SettingRow = { form: 'text', repeats: true };

/** All settings by their names. */
export const SETTINGS: ReadonlyMap<string, SettingRow> = /* @__PURE__ */ new Map([
	...Object.entries(RULES),
	...LOOKS.split(/\s+/).map((name) => [name, LOOK] as const),
]);
