import type { Span } from '@x/diagnostics';
import type { Context } from '../../../context.js';
import type { LanguageId } from '../../../worker/protocol.js';

/** The properties of the parts of the analysis. */
export interface AnalysisProps extends Context {
	readonly language: LanguageId;
	readonly text: string;
	/** The part of the text that is played. */
	readonly played: string;
	readonly caret: number;
	/** The text cannot be read. */
	readonly broken: boolean;
	/** The board plays these rules. */
	readonly isPlayed: boolean;
	/** Selects a part of the text in the editor. */
	readonly onShow: (span: Span) => void;
}
