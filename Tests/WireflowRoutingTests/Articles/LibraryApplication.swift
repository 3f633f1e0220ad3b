import Wireflow
import WireflowRouting

@MainActor func makeLibrary(wireframe: any ApplicationWireframe)
  -> ApplicationController
{
  let store = Store(
    initialState: LibraryState(), reducer: LibraryReducer(),
    stage: wireframe.stage)
  let links = RouteLinks(
    store,
    format: RouteURLFormat(
      schemes: ["library"], hosts: ["library.example"]),
    patterns: [LinkPattern("books/:book", behind: "library")],
    behind: { link, state in state.hasCard ? nil : "entry" })
  let controller = ApplicationController(
    wireframe: wireframe, mainFlow: LibraryCoordinator(wireframe, store))
  controller.onOpen = { url in links.open(url) }
  return controller
}
