import Wireflow

extension BackendPicture {
  /// The position of a stack: the level of its region and the index of its root item.
  struct Stack {
    let region: Int
    let item: Int
    let isDetail: Bool
  }

  /// The region at a level: 0 is the base, and 1 is the lowest modal.
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

  /// Returns the position of a screen, or nil if the screen is on no stack.
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

  /// Returns the index of the modal whose first screen is the given one.
  func modal(from screen: any Screen) -> Int? {
    modals.firstIndex { $0.screens.first === screen }
  }
}
