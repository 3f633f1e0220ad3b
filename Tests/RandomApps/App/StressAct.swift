/// Something that an app does, because its user taps it or by itself.
enum StressAct: String, CaseIterable {
  // Requests.
  case push, pop, popToRoot, replace, present, presentTabs, dismiss, dismissAll, show, hide, detail
  case embed, remove, select, update, install, player, removePlayer, minimize, maximize, adapt
  case detach, attach, notice, closeNotice, presentTied, presentPages, goBack, returnToRoot,
    setStack, removeAny,
    alert, closeAlert,
    flush, batch,
    transaction
  // Flows.
  case child, ownRoot, finish, leave, cancel, setGuard, removeGuard, wall
  // Windows.
  case openWindow, closeWindow, lock
  // Work.
  case sleep, after, askService, askBoth, askMany, listen, ring, run, awaitOutcome, awaitSettled
  case fail, nothing

  /// True for what begins more than it ends, and is done more seldom by the app itself.
  var isGrowing: Bool {
    switch self {
    case .child, .ownRoot, .listen, .run, .install, .update, .presentTabs, .presentPages, .setGuard,
      .wall, .openWindow, .lock, .detach:
      true
    default: false
    }
  }
}
