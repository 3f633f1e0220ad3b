import Wireflow
import WireflowWeb

/// Messages to a page, each about a list that is wholly other than the one before.
@MainActor
final class Pages {
  private let backend = WebBackend("Lists")
  private let controller: ApplicationController
  /// The bytes that a page would have got.
  private(set) var byteCount = 0

  init() {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    stage.log.limit = 100
    let wireframe = TabBarWireframe(stage: stage)
    controller = ApplicationController(wireframe: wireframe, mainFlow: ListsFlow(wireframe))
    controller.finishLaunching()
  }

  /// Selects the other root item, and makes the message for a page that has seen nothing yet.
  func showOther(_ number: Int) {
    controller.perform(.select(number.isMultiple(of: 2) ? "History" : "Crime"))
    var reader = backend.makeReader()
    byteCount += reader.next()?.count ?? 0
  }
}
