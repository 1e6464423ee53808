export const panels = 'Panels';
export const titles = { Game: 'Game', Rules: 'Rules', Notations: 'Notations', Analyse: 'Analyse', Build: 'Build' } as const;
export const showFeen = 'Show FEEN';
export const parts = 'Parts of Build';
export const building = { Workshop: 'Game', Piece: 'One piece' } as const;
