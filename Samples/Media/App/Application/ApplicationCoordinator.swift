import Foundation
import Wireflow
import WireflowRouting

/// A coordinator that switches between the sign-in and the catalogue.
///
/// The coordinator also archives the stage when the app goes to the background, and restores it at
/// the next launch.
@MainActor
final class ApplicationCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<AppState>
  private let services: MediaServices

  init(
    wireframe: any ApplicationWireframe, store: Store<AppState>, links: RouteLinks<AppState>,
    services: MediaServices
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.services = services
    scenes = RouteScenes(
      store,
      scenes: [
        RouteScene(
          Place.auth, reaches: { $0.isEmpty || $0 == Place.forgotPassword.route }
        ) { [weak links] _ in
          AuthenticationCoordinator(
            wireframe: wireframe, store: store, accounts: services.accounts,
            onCancel: { links?.dropPending() })
        },
        RouteScene(Place.catalog, reaches: services.movies.reach) { _ in
          CatalogueCoordinator(wireframe: wireframe, store: store, services: services)
        },
      ])
  }

  func installUI() {
    if let data = services.archive { restore(data) }
    store.rootCoordinator = self
  }

  func flushAllUI() {
    wireframe.flush()
    services.archive = try? store.archive?.data
  }

  private func restore(_ data: Data) {
    do throws(RouteArchiveError) {
      let archive = try RouteArchive(data: data)
      // Somebody may have signed in since then, and needs no sign-in any more.
      let isOfSignIn = archive.places.contains { $0.isPrefixed(with: Place.auth) }
      guard services.accounts.account == nil || !isOfSignIn else { return }
      store.restore(
        archive,
        behind: { place, state in
          state.account == nil && place.isPrefixed(with: Place.catalog)
            ? Place.authentication : nil
        })
    } catch {
      wireframe.stage.log.note("restoration: \(error)")
    }
  }
}
