/** A reason why work cannot be done, in words for the user. */
export class Unusable extends Error {
	override readonly name = 'Unusable';
	/** How to go on. */
	readonly hint: string | undefined;

	constructor(message: string, hint?: string) {
		super(message);
		this.hint = hint;
	}
}
