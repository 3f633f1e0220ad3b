import Wireflow
import WireflowWeaving

enum UsersWeft: Weft {
  case start
  case userIsPicked(String)
  case loginIsRequired
  case userIsLoggedIn
}

@MainActor final class WovenUsersScreen: RootLevelRepresentable, Weftable {
  let title = "Users"
  let weftSubject = WeftSubject()
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Row("Ada") { self.weftSubject.send(UsersWeft.userIsPicked("Ada")) }
    Button("Log in") { self.weftSubject.send(UsersWeft.loginIsRequired) }
  }
}

@MainActor final class WovenLoginScreen: ModallyPresentable, Weftable {
  let title = "Log in"
  let weftSubject = WeftSubject()
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var content: ScreenContent {
    Button("As Grace") { self.weftSubject.send(UsersWeft.userIsLoggedIn) }
  }
}

@MainActor final class UsersWarp: Warp {
  let thread: WarpThread<WovenUsersScreen>

  init(wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: WovenUsersScreen())
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? UsersWeft {
    case .start: return [Stitch(.root, next: head)]
    case .userIsPicked(let name):
      wireframe.push(UserScreen(name), from: sender)
    case .loginIsRequired: return [Stitch(.popup, next: WovenLoginScreen())]
    case .userIsLoggedIn: wireframe.dismiss(sender)
    case nil: break
    }
    return .empty
  }
}

@MainActor func makeWovenUsers(wireframe: any ApplicationWireframe) -> ApplicationController {
  let loom = Loom(wireframe: wireframe)
  loom.weave(
    fromWarp: UsersWarp(wireframe: wireframe),
    andWeftable: SingleWeftable(withInitialWeft: UsersWeft.start))
  return ApplicationController(wireframe: wireframe, mainFlow: loom)
}
