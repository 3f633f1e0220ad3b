public import Wireflow
import WireflowInteraction

/// An app to explore, and the services that outlive it on its device.
///
/// ```swift
/// let app = ExplorableApp(
///   services: { NotesServices() },
///   faults: [ServiceFault("fill the disk") { $0.disk.isFull = true }],
///   makeController: { ApplicationController(notesOn: $0, wireframe: $1, services: $2) })
/// let map = await explore(app, on: .split)
/// ```
@MainActor
public struct ExplorableApp {
  /// A device with services of its own, on which the app can be made more than once.
  struct Device {
    /// A closure that makes the app: on the stage of its one window, or as a session with several
    /// windows.
    enum Maker {
      case window(@MainActor (Stage, WireframeMaker) -> ApplicationController)
      case session(@MainActor (any Scheduler, @escaping WireframeMaker) -> ApplicationSession)
    }

    let maker: Maker
    let faults: [String: @MainActor () -> Void]

    /// Makes the app headless on a scheduler.
    @MainActor
    func makeApp(
      on scheduler: ManualScheduler, _ wireframe: @escaping WireframeMaker
    ) -> any WindowedApp {
      switch maker {
      case .window(let make):
        make(Stage(backend: TextRecorder(), scheduler: scheduler), wireframe)
      case .session(let make): make(scheduler, wireframe)
      }
    }
  }

  /// The names of the faults, in their order.
  let faultNames: [String]
  let makeDevice: @MainActor () -> Device

  /// Creates an app from a closure that makes its services and one that makes the app with them.
  ///
  /// A restart makes the app again with the same services.
  /// - Parameters:
  ///   - services: makes the services, in the same state each time.
  ///   - faults: the faults to try in each place, one per session.
  ///   - makeController: makes the app with services.
  public init<Services>(
    services: @escaping @MainActor () -> Services, faults: [ServiceFault<Services>] = [],
    makeController:
      @escaping @MainActor (Stage, WireframeMaker, Services) -> ApplicationController
  ) {
    faultNames = faults.map(\.name)
    makeDevice = {
      let services = services()
      var bodies: [String: @MainActor () -> Void] = [:]
      for fault in faults { bodies[fault.name] = { fault.body(services) } }
      return Device(maker: .window { makeController($0, $1, services) }, faults: bodies)
    }
  }

  /// Creates an app that keeps nothing when it ends.
  public init(
    makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
  ) {
    faultNames = []
    makeDevice = { Device(maker: .window(makeController), faults: [:]) }
  }

  /// Creates an app with several windows that keeps nothing when it ends.
  ///
  /// The user can switch from each window to any other, and close each except the last. Two states
  /// differ if the types of their windows' main flows differ.
  public init(
    makeSession:
      @escaping @MainActor (any Scheduler, @escaping WireframeMaker) -> ApplicationSession
  ) {
    faultNames = []
    makeDevice = { Device(maker: .session(makeSession), faults: [:]) }
  }

  /// Makes the app on a stage and a new device, or returns nil if it has several windows.
  package func makeController(
    on stage: Stage, _ wireframe: WireframeMaker
  ) -> ApplicationController? {
    guard case .window(let make) = makeDevice().maker else { return nil }
    return make(stage, wireframe)
  }
}

/// A fault of an app's services that no user can cause.
///
/// ```swift
/// ServiceFault<NotesServices>("go offline") { $0.network.isOnline = false }
/// ```
public struct ServiceFault<Services>: Sendable {
  /// The name, which follows `do` in scripts and baselines.
  public let name: String
  let body: @MainActor @Sendable (Services) -> Void

  /// Creates a fault from its name and a closure that changes the services of an app.
  public init(_ name: String, body: @escaping @MainActor @Sendable (Services) -> Void) {
    self.name = name
    self.body = body
  }
}
