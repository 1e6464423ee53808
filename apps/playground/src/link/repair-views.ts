/** A repair of a link that is certain to be right. */
export type LinkRepair = { readonly link: string } & (
	| { readonly type: 'cleaned' | 'completed' | 'tornText' }
	/** One character is wrong; its place in the damaged link, from 0. */
	| { readonly type: 'edited'; readonly at: number }
	/** The rest is missing: the number before the last whole move and the move. Undefined if there is none. */
	| { readonly type: 'torn'; readonly move: string | undefined }
);

export interface LinkQuestions {
	readonly repairLink: {
		readonly ask: { readonly text: string };
		readonly answer: { readonly text: string; readonly repair: LinkRepair | undefined };
	};
}
