export * from './account.calls.ts'
export type {
  AccountExportReply,
  AddPhoneBody,
  CaptchaReply,
  ChangePasswordBody,
  CodeSentReply,
  CompanyRtmReply,
  DeleteAccountBody,
  InvitationBody,
  InvitationReply,
  LoginBody,
  MailCodeBody,
  MailLoginBody,
  PatchProfileBody,
  Profile,
  ProfileReply,
  RedeemedReply,
  RedeemInvitationBody,
  RedeemInvitationReply,
  RedeemTicketBody,
  RefreshReply,
  RegisterBody,
  ResetPasswordBody,
  RtmTokenReply,
  SceneTokenReply,
  SmsCodeBody,
  SmsLoginBody,
  SsoTicketQuery,
  SsoTicketReply,
  TokensReply,
} from './account.schema.ts'
export * from './answering.calls.ts'
export type {
  AnsweringHours,
  DeskHours,
  DeskHoursReply,
  OrderAnswersBody,
  PatchDeskHoursBody,
  SavedAnswer,
  SavedAnswerBody,
  SavedAnswerParams,
  SavedAnswerReply,
  SavedAnswersReply,
} from './answering.schema.ts'
export * from './booth-documents.calls.ts'
export type {
  BoothDocument,
  BoothDocumentKind,
  BoothDocumentsQuery,
  BoothDocumentsReply,
} from './booth-documents.schema.ts'
export * from './booth-products.ts'
export * from './booths.calls.ts'
export type {
  BoothPoster,
  BoothResourceQuery,
  BoothResourceReply,
  BoothVideo,
  BoothWallQuery,
  BoothWallReply,
  BoothWallSlide,
  Pano,
  PanoQuery,
  PanosReply,
} from './booths.schema.ts'
export * from './calendar.calls.ts'
export type {
  CalendarFeed,
  CalendarFeedReply,
  NewCalendarFeed,
  NewCalendarFeedReply,
} from './calendar.schema.ts'
export * from './calendar-addresses.ts'
export * from './call.ts'
export * from './cards.calls.ts'
export type {
  CardHolderQuery,
  CardHolderReply,
  CardParams,
  ExportCardsQuery,
  MyCard,
  MyCardReply,
  PatchCardBody,
  ReceivedCard,
  SwitchCardBody,
} from './cards.schema.ts'
export * from './chat.calls.ts'
export type {
  BlockBody,
  HeadsQuery,
  HeadsReply,
  HistoryQuery,
  HistoryReply,
  Message,
  Peer,
  ReadBody,
  ReadReply,
  ReportBody,
  SendMessageBody,
  Stored,
  StoredReply,
  TakeBody,
  Thread,
  ThreadHead,
  ThreadParams,
  ThreadReply,
  ThreadsQuery,
  ThreadsReply,
} from './chat.schema.ts'
export * from './chat-limits.ts'
export * from './contact-rule.ts'
export { type Industry, industries, type StandTier, standTiers } from './content.schema.ts'
export * from './default-exhibitions.ts'
export type { Depiction } from './depiction.schema.ts'
export * from './desk.calls.ts'
export type {
  DeskCard,
  DeskCardParams,
  DeskCardsQuery,
  DeskCardsReply,
  ExportDeskCardsQuery,
  NoteBody,
} from './desk.schema.ts'
export * from './desk-call-permissions.ts'
export * from './desk-content.calls.ts'
export type {
  AddDocumentBody,
  AddProductBody,
  ContentChange,
  ContentField,
  ContentListReply,
  ContentParams,
  ContentProblem,
  ContentRecord,
  ContentRecordReply,
  ContentResult,
  ContentState,
  ContentSummary,
  ContentVersion,
  ContentVersionsReply,
  DiscardDraftsBody,
  DiscardDraftsReply,
  PatchContentBody,
  PatchContentReply,
  PublishContentBody,
  PublishContentReply,
  RecordIdParams,
  RestoreVersionBody,
} from './desk-content.schema.ts'
export * from './desk-content-limits.ts'
export * from './desk-file-limits.ts'
export * from './desk-files.calls.ts'
export type {
  BeginUploadBody,
  DeskFile,
  DeskUpload,
  DeskUploadReply,
  UploadKind,
  UploadParams,
  UploadPartParams,
} from './desk-files.schema.ts'
export * from './desk-roles.ts'
export * from './documents.calls.ts'
export type { DocumentQuery, DocumentReply, FairDocument } from './documents.schema.ts'
export * from './enquiries.calls.ts'
export type { ContactBody } from './enquiries.schema.ts'
export type { MessageReply, Refusal } from './envelope.schema.ts'
export * from './errors.ts'
export * from './exhibition-status.ts'
export * from './exhibitions.calls.ts'
export type {
  Exhibition,
  GetExhibitionParams,
  GetExhibitionReply,
  ListExhibitionsQuery,
  ListExhibitionsReply,
} from './exhibitions.schema.ts'
export * from './exhibitors.calls.ts'
export type {
  Company,
  CompanyParams,
  Exhibitor,
  ExhibitorDetail,
  GetExhibitorQuery,
  GetExhibitorReply,
  ListExhibitorsQuery,
  ListExhibitorsReply,
  ReplyHabit,
} from './exhibitors.schema.ts'
export * from './fair-time.ts'
export * from './favourites.calls.ts'
export type {
  CompanyFavourite,
  CompanyFavouritesReply,
  DocumentFavourite,
  DocumentFavouritesReply,
  FavouritesQuery,
  MarkCompanyBody,
  MarkDocumentBody,
  MarkProductBody,
  MarkSessionBody,
  MarkVideoBody,
  ProductFavourite,
  ProductFavouritesReply,
  SessionFavourite,
  SessionFavouritesReply,
  UnmarkDocumentsBody,
  VideoFavourite,
  VideoFavouritesReply,
} from './favourites.schema.ts'
export * from './figure-limits.ts'
export * from './figures.calls.ts'
export type {
  Figure,
  FigureOfTime,
  Figures,
  FiguresQuery,
  FiguresReply,
  Replies,
  ViewedProduct,
} from './figures.schema.ts'
export * from './file-pack.ts'
export * from './first-answers.ts'
export * from './hall-plan.calls.ts'
export type { HallBooth, HallGoods, HallPlan, HallPlanQuery, HallPlanReply } from './hall-plan.schema.ts'
export type { IdsParams } from './ids.schema.ts'
export * from './ids.ts'
export * from './language.ts'
export * from './lead-limits.ts'
export * from './leads.calls.ts'
export type {
  ChangeLeadBody,
  ChangeLeadsBody,
  ChangeLeadsReply,
  ExportLeadsQuery,
  Lead,
  LeadDetail,
  LeadEvent,
  LeadNoteBody,
  LeadNoteParams,
  LeadParams,
  LeadReply,
  LeadsQuery,
  LeadsReply,
} from './leads.schema.ts'
export * from './logs.calls.ts'
export type { ViewBody, ViewReply } from './logs.schema.ts'
export * from './mail-choice.calls.ts'
export type { ChooseMailsBody, MailChoice, MailChoiceReply, MailLinkBody } from './mail-choice.schema.ts'
export * from './notices.calls.ts'
export type { Notice, NoticesReply } from './notices.schema.ts'
export * from './password-rule.ts'
export * from './posters.ts'
export * from './price-units.ts'
export * from './product-sheet-limits.ts'
export * from './product-sheets.calls.ts'
export type {
  ExportProductsBody,
  ProductSheet,
  ProductSheetReply,
  SheetCell,
  SheetLine,
  SheetProblem,
  SheetProduct,
  SheetRefusal,
  WriteSheetBody,
  WriteSheetReply,
} from './product-sheets.schema.ts'
export * from './products.calls.ts'
export type {
  ExhibitionProduct,
  GetProductQuery,
  GetProductReply,
  ListProductsQuery,
  ListProductsReply,
  ProductParams,
} from './products.schema.ts'
export type {
  Entry,
  EntryPoint,
  ExhibitionProfile,
  ProfileChanges,
  Scene,
  SceneDocument,
} from './profile.schema.ts'
export type { PageConfig, PublicConfig, PublicConfigReply } from './public-config.schema.ts'
export * from './recommendation-limits.ts'
export * from './recommendations.calls.ts'
export type {
  ForYouBody,
  ForYouReply,
  Recommendation,
  RecommendationReason,
  SimilarQuery,
  SimilarReply,
} from './recommendations.schema.ts'
export type { ClientFrame, ServerFrame } from './rtm-frames.schema.ts'
export * from './saved-answer-limits.ts'
export * from './scene-looks.ts'
export * from './scene-messages/index.ts'
export * from './schedule.calls.ts'
export type {
  Guest,
  GuestsQuery,
  GuestsReply,
  LiveScheduleReply,
  LiveSession,
  ScheduleGroup,
  ScheduleQuery,
  ScheduleReply,
  Session,
  Watching,
  WatchingBody,
  WatchingReply,
} from './schedule.schema.ts'
export * from './search.calls.ts'
export type {
  Also,
  Facets,
  Match,
  Suggestion,
  SuggestQuery,
  SuggestReply,
} from './search.schema.ts'
export { productFilters, searchFilters } from './search.schema.ts'
export * from './search-limits.ts'
export * from './session.calls.ts'
export * from './sign-on.calls.ts'
export type {
  DeskPerson,
  DeskPersonReply,
  DeskSessionBody,
  SignOnBody,
  SignOnCodeBody,
  SignOnReply,
  SignOnResetBody,
} from './sign-on.schema.ts'
export * from './signing.ts'
export * from './sso-ticket.calls.ts'
export * from './start.calls.ts'
export type { DeskStart, DeskStartReply } from './start.schema.ts'
export * from './storage.calls.ts'
export type { Snapshot, SnapshotParams, SnapshotsReply, UploadReply } from './storage.schema.ts'
export * from './team.calls.ts'
export type {
  ChangeRoleBody,
  InviteColleagueBody,
  Invited,
  InvitedReply,
  MemberParams,
  MemberState,
  RemoveColleagueBody,
  TeamMember,
  TeamReply,
} from './team.schema.ts'
export * from './team-limits.ts'
export * from './terms-version.ts'
export * from './visitor.calls.ts'
export type { Area, AreasQuery, AreasReply, CountriesReply, Country } from './visitor.schema.ts'
