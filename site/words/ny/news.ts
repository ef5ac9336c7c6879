import type { Words } from '../en.ts'

export const news: Words['news'] = {
  name: 'Nkhani',
  titleGroup: 'Nkhani za gulu lathu',
  titleBank: 'Nkhani za ku banki',
  titlePage: (title, page) => `${title}, tsamba ${page}`,
  descriptionGroup:
    'Nkhani zochokera ku makampani onse asanu a gulu: ntchito zathu, ndalama pa moyo wa tsiku ndi tsiku, zotsatira za chuma ndi ntchito zothandiza anthu.',
  descriptionBank:
    'Nkhani zochokera ku FDH Bank PLC: ntchito zatsopano, mmene mungatetezere ndalama zanu, ndi mmene zingakukwanireni.',
  ledeGroup: 'Zochokera ku makampani onse asanu; zaposachedwa ndizo zoyamba.',
  ledeBank: 'Zomwe zikusintha ku banki, ndi mmene ndalama zingakukwanireni.',
  lead: 'Nkhani zikuluzikulu',
  leadMore: 'Nkhani zikuluzikulu zonse',
  featuredTitle: 'Nkhani zikuluzikulu',
  featuredDescription: 'Nkhani zosankhidwa ndi olemba athu; zaposachedwa ndizo zoyamba.',
  back: 'Nkhani zonse',
  list: 'Nkhani zina',
  none: 'Pano sipanasindikizidwe nkhani iliyonse.',
  from: 'Yochokera ku',
  by: (name) => `Yolembedwa ndi ${name}`,
  share: 'Gawanani nkhaniyi ndi ena',
  networks: {
    facebook: 'Facebook',
    x: 'X',
    linkedin: 'LinkedIn',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    email: 'Imelo',
    sms: 'SMS',
  },
  related: 'Werenganinso izi',
}
