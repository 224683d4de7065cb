/** Where everything lies that was sent in conversations, for whoever was told the whole address. */
export const FILES_PATH = '/files/';
