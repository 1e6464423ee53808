import type { Span } from '@x/diagnostics';
import type { Context } from '../../context.js';
import type { OwnRules } from '../../worker/protocol.js';

/** The properties of a section of the workshop. */
export interface SectionProps extends Context, OwnRules {
	/** The text cannot be read. */
	readonly broken: boolean;
	readonly caret: number;
	/** Selects a part of the text in the editor. */
	readonly onShow: (span: Span) => void;
	/** Replaces the current rules. */
	readonly onTake: (rules: OwnRules, title: string) => void;
}
