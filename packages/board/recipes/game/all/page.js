import '@x/board/define-x-game';
