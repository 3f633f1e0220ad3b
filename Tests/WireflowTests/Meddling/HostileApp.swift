import TestSupport
import Wireflow

/// Code of the app that reads and navigates wherever the framework runs any, within bounds.
@MainActor
final class Mischief {
  weak var walk: HostileWalk?
  /// How often it may still happen in this step, so that the step ends.
  var budget = 0

  /// Does something, now and then.
  func happen() {
    guard budget > 0, let walk, walk.random.chance(30) else { return }
    budget -= 1
    if walk.random.chance(40) { walk.read() } else { walk.act() }
  }
}

/// An object whose end does mischief.
@MainActor
final class HostileEnd {
  private let mischief: Mischief

  init(_ mischief: Mischief) {
    self.mischief = mischief
  }

  deinit {
    MainActor.assumeIsolated { mischief.happen() }
  }
}

/// A screen each of whose answers, and whose end, does mischief.
@MainActor
final class HostileScreen: FullscreenMinimizable, ModallyPresentable, RootLevelRepresentable {
  let number: Int
  var onMinimizedPlayerPressed: (() -> Void)?
  private let mischief: Mischief
  private let end: HostileEnd
  private var controls: HostileScreen?

  init(_ number: Int, _ mischief: Mischief) {
    self.number = number
    self.mischief = mischief
    end = HostileEnd(mischief)
  }

  var title: String {
    mischief.happen()
    return "Screen \(number % 7)"
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    mischief.happen()
    return .init(title: "Root \(number % 7)")
  }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? {
    mischief.happen()
    return number % 5 == 0 ? nil : .done
  }

  var preferredModalStyle: ModalStyle {
    mischief.happen()
    return number % 3 == 0 ? .popover(anchor: "More") : .automatic
  }

  var minimizedControls: any Screen {
    mischief.happen()
    let made = controls ?? HostileScreen(number, mischief)
    controls = made
    return made
  }

  var content: ScreenContent {
    let mischief = mischief
    let _ = mischief.happen()
    Row("Row") { mischief.happen() }
    Field("Field", text: "") { _ in mischief.happen() }
    Toggle("Toggle", isOn: false) { _ in mischief.happen() }
  }

  func dismissWasAttempted() {
    mischief.happen()
  }
}

/// A wireframe that does mischief before its policy is read, and whose container and end do.
@MainActor
final class HostileWireframe: ApplicationWireframe {
  let stage: Stage
  private let base: any ApplicationWireframe
  private let mischief: Mischief
  private let end: HostileEnd

  init(_ stage: Stage, _ mischief: Mischief, _ shape: Shape) {
    self.stage = stage
    self.mischief = mischief
    base = shape.makeWireframe(stage)
    end = HostileEnd(mischief)
  }

  var policy: any WireframePolicy {
    mischief.happen()
    return base.policy
  }
}

/// A backend that does mischief while it shows something, and completes at once, late, twice or
/// never.
@MainActor
final class HostileBackend: PresentationBackend {
  private let mischief: Mischief
  private let scheduler: ManualScheduler

  init(_ mischief: Mischief, _ scheduler: ManualScheduler) {
    self.mischief = mischief
    self.scheduler = scheduler
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    mischief.happen()
    switch mischief.walk?.random.below(20) ?? 0 {
    case 0: return
    case 1..<8: _ = scheduler.schedule(after: .milliseconds(100)) { completion() }
    case 8:
      completion()
      completion()
    default: completion()
    }
    mischief.happen()
  }
}

/// A flow whose start, guard, work and coordinator's end do mischief.
@MainActor
final class HostileFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots: [HostileScreen]
  private let mischief: Mischief
  private let end: HostileEnd

  init(_ wireframe: any ApplicationWireframe, _ mischief: Mischief, roots: [HostileScreen] = []) {
    self.wireframe = FlowWireframe(wireframe)
    self.mischief = mischief
    self.roots = roots
    end = HostileEnd(mischief)
  }

  func installUI() {
    wireframe.install(rootItems: roots)
  }

  func start(from sender: any Screen) {
    mischief.happen()
    wireframe.push(HostileScreen(1, mischief), from: sender)
    mischief.happen()
  }

  /// Lets it decide about what others ask.
  func setGuard(_ kind: Int, _ screen: HostileScreen) {
    guardRequests { [mischief, weak screen] _, request in
      mischief.happen()
      guard let screen, request.takesAway(screen) else { return .allow }
      return switch kind {
      case 0: .refuse("no")
      case 1: .redirect(to: .alert(AlertContent(title: "No"), from: screen, onAnswer: nil))
      case 2: .ask(AlertContent(title: "Sure?"), from: screen) { _ in true }
      default: .allow
      }
    }
  }

  /// Begins work that captures an object whose end does mischief.
  func work(on screen: HostileScreen) {
    let (mischief, end) = (mischief, HostileEnd(mischief))
    after(.milliseconds(150), on: screen) { _, _ in
      mischief.happen()
      withExtendedLifetime(end) {}
    }
  }
}
