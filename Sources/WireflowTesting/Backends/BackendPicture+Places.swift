import Wireflow

extension BackendPicture {
  /// A stack, by the level of its region and the place of its root item.
  struct Stack {
    let region: Int
    let item: Int
    let isDetail: Bool
  }

  /// The base at level 0, and the modals from 1 upwards.
  subscript(region level: Int) -> Region {
    get { level == 0 ? base : modals[level - 1].region }
    set {
      if level == 0 { base = newValue } else { modals[level - 1].region = newValue }
    }
  }

  subscript(stack: Stack) -> [any Screen] {
    get {
      let root = self[region: stack.region].roots[stack.item]
      return stack.isDetail ? root.detail ?? [] : root.screens
    }
    set {
      if stack.isDetail {
        self[region: stack.region].roots[stack.item].detail = newValue
      } else {
        self[region: stack.region].roots[stack.item].screens = newValue
      }
    }
  }

  /// Returns the place of a screen, or nil if the screen is on no stack.
  func place(of screen: any Screen) -> (stack: Stack, level: Int)? {
    for level in (0...modals.count).reversed() {
      for (item, root) in self[region: level].roots.enumerated() {
        for (stack, isDetail) in [(root.screens, false), (root.detail ?? [], true)] {
          if let place = stack.firstIndex(where: { $0 === screen }) {
            return (Stack(region: level, item: item, isDetail: isDetail), place)
          }
        }
      }
    }
    return nil
  }

  /// Returns the place of the modal that begins with a screen.
  func modal(from screen: any Screen) -> Int? {
    modals.firstIndex { $0.screens.first === screen }
  }
}
