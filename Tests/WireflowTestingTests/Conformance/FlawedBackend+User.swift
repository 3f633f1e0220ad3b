import Wireflow
import WireflowInteraction
import WireflowTesting

/// The user's actions on a flawed backend.
extension FlawedBackend {
  func userPops(to screen: any Screen) {
    guard let stage else { return }
    let stack = stage.stack(of: screen)
    let above = Array(stack.drop { $0 !== screen }.dropFirst())
    switch flaw {
    case .removesInSilence: break
    case .popsWithoutAsking where !stage.allowsUserPop(to: screen):
      stage.userDid(.removed(above), in: base)
    case .reportsTooLittle where above.count > 1: base.userPops(to: above[above.count - 2])
    case .reportsTooMuch where stage.allowsUserPop(to: screen) && stack.first !== screen:
      stage.userDid(.removed([screen] + above), in: base)
    default: base.userPops(to: screen)
    }
  }

  func userDismisses(_ screen: any Screen) {
    if let stage, flaw == .dismissesWithoutAsking, !stage.allowsUserDismissal {
      stage.userDid(.removed([screen]), in: base)
    } else {
      base.userDismisses(screen)
    }
  }

  func userBeginsSwipe(to screen: any Screen) {
    if flaw == .tellsOfNoSwipe { return }
    base.userBeginsPop(to: screen)
    if flaw == .endsSwipesAtOnce { base.userEndsPop(.cancelled) }
  }

  func userEndsSwipe(_ ending: SwipeEnding) {
    if flaw != .neverEndsSwipes { base.userEndsPop(ending) }
  }
}

extension BackendUnderTest {
  init(_ backend: FlawedBackend) {
    let drawing: @MainActor () -> BackendDrawing = { backend.drawing }
    self.init(
      backend, picture: { backend.picture },
      drawing: backend.draws ? drawing : nil,
      view: { backend.views.view(of: $0) }, userPops: { backend.userPops(to: $0) },
      userDismisses: { backend.userDismisses($0) },
      swipe: Swipe(
        begin: { backend.userBeginsSwipe(to: $0) }, end: { backend.userEndsSwipe($0) }))
  }
}
