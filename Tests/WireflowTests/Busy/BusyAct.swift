/// Something that a screen of a busy app lets its user do.
enum BusyAct: String, CaseIterable, Sendable {
  // Requests of the wireframe.
  case push, pop, popTo, popToRoot, replace, present, presentFront, presentTabs, dismiss, dismissAll
  case show, hide, detail, embed, remove, select, update, install
  case player, removePlayer, minimize, maximize, alert, closeAlert, flush, batch, transaction,
    throwing
  // Flows.
  case child, hear, own, orchestrate, run, finish, leave, cancel, guardRequests, removeGuard
  // Work.
  case sleep, sleepOnScreen, after, afterOnScreen, stayUnseen, askActor, askShop, askGroup, askBoth
  case fail, failVisibly, ignoreCancellation, awaitOutcome, awaitTransaction, awaitSettled,
    cancelWork
  // Streams.
  case listen, listenUnseen, ring, hangUp

  /// True for what begins more than it ends, and is done more seldom by the app itself.
  var isGrowing: Bool {
    switch self {
    case .child, .hear, .own, .orchestrate, .run, .listen, .listenUnseen, .stayUnseen,
      .guardRequests, .install, .update, .presentTabs:
      true
    default: false
    }
  }
}
