import TestSupport
import Wireflow

/// A screen each of whose answers meddles.
@MainActor
final class MeddlingScreen: Screen, ModallyPresentable, RootLevelRepresentable {
  private let meddler: Meddler
  private let end: MeddlingEnd
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  let preferredModalStyle = ModalStyle.automatic

  init(_ meddler: Meddler) {
    self.meddler = meddler
    end = MeddlingEnd(meddler, .endOfScreen)
  }

  var title: String {
    meddler.come(.title)
    return "Meddling"
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    meddler.come(.representation)
    return .init(title: "Meddling")
  }

  var content: ScreenContent {
    let _ = meddler.come(.content)
    Row("Row") {}
  }

  func dismissWasAttempted() {
    meddler.come(.refusedDismissal)
  }
}

/// A player whose controls meddle.
@MainActor
final class MeddlingPlayer: FullscreenMinimizable {
  let title = "Player"
  var onMinimizedPlayerPressed: (() -> Void)?
  private let controls = PageScreen("Controls")
  private let meddler: Meddler

  init(_ meddler: Meddler) {
    self.meddler = meddler
  }

  var minimizedControls: any Screen {
    meddler.come(.minimizedControls)
    return controls
  }
}

/// A wireframe whose translation, container and end meddle.
@MainActor
final class MeddlingWireframe: ApplicationWireframe {
  let stage: Stage
  private let meddler: Meddler
  private let end: MeddlingEnd

  init(_ stage: Stage, _ meddler: Meddler) {
    self.stage = stage
    self.meddler = meddler
    end = MeddlingEnd(meddler, .endOfWireframe)
  }

  var policy: any WireframePolicy {
    meddler.come(.translation)
    let (meddler, end) = (meddler, MeddlingEnd(meddler, .endOfContainer))
    return MeddlingPolicy(
      container: WireframeContainer(name: "tabs", rootNavigation: .tabs) { style in
        MainActor.assumeIsolated { meddler.come(.modalStyle) }
        return withExtendedLifetime(end) { style }
      })
  }
}

private struct MeddlingPolicy: WireframePolicy {
  let container: WireframeContainer

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .install(let items, nil) = request else { return .request(request) }
    return .request(.install(items, in: container))
  }
}

/// A backend that meddles while it shows something.
@MainActor
final class MeddlingBackend: PresentationBackend {
  private let meddler: Meddler

  init(_ meddler: Meddler) {
    self.meddler = meddler
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    meddler.come(.performance)
    completion()
  }
}
