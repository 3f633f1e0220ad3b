public import Wireflow
import WireflowInteraction

/// An app to explore: how it is made, and the services that outlive it on its device.
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
  /// A device with services of its own, on which the app may be made more than once.
  struct Device {
    /// A closure that makes the app: on the stage of its one window, or as a session of several.
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

  /// Creates an app from what makes its services and what makes it with them.
  ///
  /// A restart makes the app anew with the services of the one before.
  /// - Parameters:
  ///   - services: makes the services, the same each time.
  ///   - faults: the faults of services that are tried in each place, one in each session.
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

  /// Creates an app of which nothing outlives its end.
  public init(
    makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
  ) {
    faultNames = []
    makeDevice = { Device(maker: .window(makeController), faults: [:]) }
  }

  /// Creates an app with several windows, of which nothing outlives its end.
  ///
  /// The user may go to each window from any other, and close each but the last. Which windows are
  /// open is a part of the place where the user is, as far as the types of their main flows go.
  public init(
    makeSession:
      @escaping @MainActor (any Scheduler, @escaping WireframeMaker) -> ApplicationSession
  ) {
    faultNames = []
    makeDevice = { Device(maker: .session(makeSession), faults: [:]) }
  }

  /// Makes the app on a stage and on a device of its own, or returns nil if it has several windows.
  package func makeController(
    on stage: Stage, _ wireframe: WireframeMaker
  ) -> ApplicationController? {
    guard case .window(let make) = makeDevice().maker else { return nil }
    return make(stage, wireframe)
  }
}

/// A fault of an app's services, which a user cannot bring about.
///
/// ```swift
/// ServiceFault<NotesServices>("go offline") { $0.network.isOnline = false }
/// ```
public struct ServiceFault<Services>: Sendable {
  /// The name, as it stands in scripts and baselines behind `do`.
  public let name: String
  let body: @MainActor @Sendable (Services) -> Void

  /// Creates a fault from its name and what it does to the services of an app.
  public init(_ name: String, body: @escaping @MainActor @Sendable (Services) -> Void) {
    self.name = name
    self.body = body
  }
}
