import Wireflow

/// The windows of a random app, each of which has a world of its own.
@MainActor
final class StressDesk {
  /// The links that windows open by, beside the main window.
  static let links = ["stress://1", "stress://2"]

  let session: ApplicationSession
  /// The worlds of all windows that ever opened.
  var worlds: [StressWorld] { register.worlds }
  private let register: Register
  private let device: OneWindowDevice?

  /// The worlds, which the closure that makes windows writes down.
  private final class Register {
    var worlds: [StressWorld] = []
    weak var desk: StressDesk?
  }

  /// Creates the windows of a life.
  /// - Parameters:
  ///   - scheduler: the time of all windows.
  ///   - plan: decides the seed, the wireframe, and whether there is room for several windows.
  init(on scheduler: any Scheduler, _ plan: LifePlan) {
    let register = Register()
    self.register = register
    session = ApplicationSession(scheduler: scheduler) { stage, link in
      let place = UInt64((link.flatMap(Self.links.firstIndex) ?? -1) + 1)
      let world = StressWorld(seed: plan.number &+ place &* 1_000_003, on: stage)
      world.desk = register.desk
      register.worlds.append(world)
      return world.makeApp(on: plan.makeWireframe(stage))
    }
    device = plan.hasWindows ? nil : OneWindowDevice()
    session.device = device
    session.hasWindow = Self.links.contains
    register.desk = self
    for world in worlds { world.desk = self }
  }

  /// The stage of the window that the user is in.
  var stage: Stage { session.current.stage }

  /// The stages of all windows.
  var stages: [Stage] { session.windows.map(\.stage) }

  /// Returns the world of a window.
  func world(of stage: Stage) -> StressWorld? {
    worlds.last { $0.main?.wireframe.stage === stage }
  }
}
