export { default as reactAdminEnglishMessages } from 'ra-language-english';
