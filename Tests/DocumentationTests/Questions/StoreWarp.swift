import Wireflow
import WireflowWeaving

enum StoreWeft: Weft {
  case launched, opened, signedIn
}

@MainActor final class StoreWarp: Warp {
  let thread: WarpThread<Void>
  init(wireframe: any ApplicationWireframe) { thread = WarpThread(wireframe) }

  func knit(_ weft: any Weft) -> [Stitch] {
    guard case StoreWeft.launched = weft else { return .empty }
    return [
      Stitch(
        .root, nextPresentable: PlainScreen("Store"),
        nextWeftable: SingleWeftable(withInitialWeft: StoreWeft.opened)),
      .forwardToThisWarp(StoreWeft.signedIn),
    ]
  }
}
