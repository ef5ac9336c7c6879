// One line an icon. Islands should draw their own marks: importing this brings every icon to the browser.
import type { IconName } from '#contract/icons.ts'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import banknote from 'lucide-static/icons/banknote.svg?raw'
import briefcase from 'lucide-static/icons/briefcase.svg?raw'
import building from 'lucide-static/icons/building-2.svg?raw'
import calculator from 'lucide-static/icons/calculator.svg?raw'
import calendar from 'lucide-static/icons/calendar.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import creditCard from 'lucide-static/icons/credit-card.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import gauge from 'lucide-static/icons/gauge.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import graduationCap from 'lucide-static/icons/graduation-cap.svg?raw'
import hammer from 'lucide-static/icons/hammer.svg?raw'
import handCoins from 'lucide-static/icons/hand-coins.svg?raw'
import image from 'lucide-static/icons/image.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import landmark from 'lucide-static/icons/landmark.svg?raw'
import leaf from 'lucide-static/icons/leaf.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import newspaper from 'lucide-static/icons/newspaper.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import piggyBank from 'lucide-static/icons/piggy-bank.svg?raw'
import plane from 'lucide-static/icons/plane.svg?raw'
import printer from 'lucide-static/icons/printer.svg?raw'
import refresh from 'lucide-static/icons/refresh-cw.svg?raw'
import scale from 'lucide-static/icons/scale.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import smartphone from 'lucide-static/icons/smartphone.svg?raw'
import store from 'lucide-static/icons/store.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import trendingUp from 'lucide-static/icons/trending-up.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import upload from 'lucide-static/icons/upload.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import wallet from 'lucide-static/icons/wallet.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

export const icons = {
  'arrow-right': arrowRight,
  banknote,
  briefcase,
  building,
  calculator,
  calendar,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  clock,
  'credit-card': creditCard,
  download,
  'external-link': externalLink,
  'file-text': fileText,
  gauge,
  globe,
  'graduation-cap': graduationCap,
  hammer,
  'hand-coins': handCoins,
  image,
  info,
  'key-round': keyRound,
  landmark,
  leaf,
  lock,
  mail,
  'map-pin': mapPin,
  menu,
  moon,
  newspaper,
  phone,
  'piggy-bank': piggyBank,
  plane,
  printer,
  refresh,
  scale,
  search,
  'shield-check': shieldCheck,
  smartphone,
  store,
  sun,
  'trending-up': trendingUp,
  'triangle-alert': triangleAlert,
  upload,
  users,
  wallet,
  x,
} satisfies Record<IconName, string>
export type { IconName }
